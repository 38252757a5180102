// Shows the page in the theme that the reader has chosen before anything is drawn, so that it does not
// flash. Not part of the built scripts, since those run later.
try {
  const theme = localStorage.getItem("aedilis-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to this page: the system's theme it is.
}
