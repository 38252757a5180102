"""The look of a report: paper and ink by day, the reverse by night."""

from typing import Final

STYLE: Final = """
:root{--paper:#faf7f0;--ink:#221c15;--soft:#4a4136;--rule:#d8cfbe;--red:#8c2318;--blue:#1f4e79;
--green:#2f5d3a;--gold:#7a5200;--violet:#5b3a7a;--teal:#0f5c63}
@media (prefers-color-scheme:dark){:root{--paper:#1a1713;--ink:#f1eadc;--soft:#d3c8b5;
--rule:#4c443a;--red:#ff9c8a;--blue:#9ecbff;--green:#a5dcae;--gold:#f0c65f;--violet:#d3b5f5;
--teal:#86dbe2}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
font:17px/1.5 Georgia,'Times New Roman',serif}
main{max-width:66rem;margin:0 auto;padding:1.5rem 1rem 4rem}
header{border-bottom:3px double var(--red);margin-bottom:1.5rem}
header p{margin:.25rem 0;color:var(--soft)}
header .lead{color:var(--ink);font-size:1.15rem;margin:.7rem 0 .9rem}
summary{cursor:pointer;padding:.5rem 0;color:var(--blue)}
summary:focus-visible{outline:3px solid var(--red);outline-offset:2px}
h1{font-size:1.9rem;line-height:1.2;margin:.25rem 0;font-weight:normal}
h2{font-size:1.35rem;font-weight:normal;color:var(--red);margin:2.2rem 0 .4rem}
p{max-width:42rem;margin:.4rem 0 .9rem}
.plots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));
gap:1.2rem}
figure{margin:0 0 1rem;max-width:27rem;min-width:0}
figcaption{font-size:.95rem;color:var(--soft);margin-bottom:.3rem;overflow-wrap:anywhere}
svg{display:block;width:100%;height:auto}
svg text{font-size:14px;font-family:inherit;fill:var(--ink)}
.label{paint-order:stroke;stroke:var(--paper);stroke-width:5px}
.grid{stroke:var(--rule);stroke-width:1}
.mark{stroke:var(--red);stroke-width:2;stroke-dasharray:6 5}
.range{stroke:var(--blue);stroke-width:3}
.dot{fill:var(--blue)}
.bar{fill:var(--blue)}
.curve{fill:none;stroke-width:2.5}
.c0{stroke:var(--blue)}
.c1{stroke:var(--red);stroke-dasharray:9 4}
.c2{stroke:var(--green);stroke-dasharray:2 3}
.c3{stroke:var(--gold);stroke-dasharray:12 3 2 3}
.c4{stroke:var(--violet);stroke-dasharray:5 5}
.c5{stroke:var(--teal);stroke-dasharray:14 6}
.wide{overflow-x:auto;max-width:100%}
.wide:focus-visible{outline:3px solid var(--red);outline-offset:2px}
table{border-collapse:collapse;font-size:.95rem;font-variant-numeric:tabular-nums;
margin:.5rem 0 1rem}
th,td{padding:.3rem .7rem;text-align:right;border-bottom:1px solid var(--rule);white-space:nowrap}
th:first-child{text-align:left;font-weight:normal}
thead th{color:var(--soft);font-weight:normal;border-bottom-width:2px}
@media (forced-colors:active){.range,.grid,.mark,.curve{stroke:CanvasText}
.dot,.bar,svg text{fill:CanvasText}}
@media print{section{break-inside:avoid}}
"""
