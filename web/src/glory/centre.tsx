// What lies between the camps: pool, sites and roles in six columns, who leads and follows, and at the
// end the scores.

import type { GloryCamp, GloryKind, GloryPicture } from "../wire";
import { PlayedCard } from "./cards";
import { Mode, Pile } from "./camp";
import { Coins, Sign } from "./materials";
import { campOf, kindOf, Thing, useBoard, useWords } from "./things";
import "./centre.css";

/** The head of a column: a material, its role, and what it is worth. */
function Head({ kind, material }: { kind: GloryKind; material: number }) {
  const { picture } = useBoard();
  const words = useWords();
  const led = picture.role === material;
  return (
    <th scope="col" class={`g-m${material}`}>
      <Thing
        it={kind.role_ref}
        name={kind.role_ref}
        class={`g-kind${led ? " g-led" : ""}`}
        label={words("kind-label", {
          role: kind.role,
          material: kind.material,
          value: kind.value,
          led: led ? "yes" : "no",
        })}
      >
        <Sign material={material} />
        <span class="g-role">{kind.role}</span>
        <span class="g-of">{kind.material}</span>
        <Coins count={kind.value} />
      </Thing>
    </th>
  );
}

/** The sites of a material that are left, in town and out of it. */
function Site({ site }: { site: GloryPicture["sites"][number] }) {
  const { picture } = useBoard();
  const { material } = kindOf(picture, site.material);
  return (
    <td>
      <Thing
        it={site.ref}
        name={site.ref}
        class={`g-site${site.town === 0 ? " g-none" : ""}`}
        label={useWords()("site-label", { material, town: site.town, outside: site.outside })}
      >
        <b>{site.town}</b>
        <small>+{site.outside}</small>
      </Thing>
    </td>
  );
}

/** Pool and sites by material; a column is a material and its role. */
export function Market() {
  const { picture } = useBoard();
  const words = useWords();
  return (
    <table class="g-market">
      <thead>
        <tr>
          <th scope="col">
            <span class="g-hidden-text">{words("place")}</span>
          </th>
          {picture.kinds.map((kind, material) => (
            <Head key={kind.ref} kind={kind} material={material} />
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words("pool")}</th>
          {picture.pool.map((pile) => (
            <td key={pile.ref}>
              <Pile pile={pile} place="pool" />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">
            {words("sites")}
            <small>{words("in-and-out")}</small>
          </th>
          {picture.sites.map((site) => (
            <Site key={site.ref} site={site} />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** All seats in the order of the turn, the leader first. */
function inTurn(picture: GloryPicture): GloryCamp[] {
  const { camps, leader } = picture;
  return [...camps.slice(leader), ...camps.slice(0, leader)];
}

/** Who has led, followed or thought, and with what. */
export function Roles() {
  const { picture } = useBoard();
  const words = useWords();
  const led = picture.role >= 0 ? kindOf(picture, picture.role) : null;
  return (
    <section class="g-roles" aria-label={words("roles")}>
      <h3>
        {led ? (
          <>
            <Sign material={picture.role} />
            {words("role-led", { role: led.role })}
          </>
        ) : (
          words("no-role")
        )}
      </h3>
      <ol>
        {inTurn(picture).map((camp) => (
          <li key={camp.seat} class={picture.awaited.includes(camp.seat) ? "g-awaited" : ""}>
            <span class="g-name">{camp.name}</span>
            <Mode camp={camp} />
            {camp.played.map((card) => (
              <PlayedCard key={card.ref} card={card} owner={camp.name} />
            ))}
            {camp.drawn && <span class="g-aside-note">{words("has-drawn")}</span>}
          </li>
        ))}
      </ol>
      {picture.public.length > 0 && (
        <p class="g-public">
          {words("public")}
          {picture.public.map((card) => (
            <PlayedCard key={card.ref} card={card} owner="" />
          ))}
        </p>
      )}
    </section>
  );
}

/** The points of all seats, the winner first. */
export function Scores() {
  const { picture } = useBoard();
  const words = useWords();
  const { end } = picture;
  if (!end) return null;
  const columns = ["influence", "vault", "bonuses"] as const;
  return (
    <section class="g-scores" aria-label={words("scores")}>
      <p class="g-ending">{end.text}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words("player")}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {words(`score-${column}`)}
              </th>
            ))}
            <th scope="col">{end.statue}</th>
            <th scope="col">{end.wall}</th>
            <th scope="col">{words("score-total")}</th>
            <th scope="col">{words("score-hand")}</th>
          </tr>
        </thead>
        <tbody>
          {end.scores.map((score) => (
            <tr key={score.seat} class={score.won ? "g-won" : ""}>
              <th scope="row">
                {campOf(picture, score.seat).name}
                {score.won && <span class="g-winner">{words("winner")}</span>}
              </th>
              {columns.map((column) => (
                <td key={column}>{score[column]}</td>
              ))}
              <td>{score.statue}</td>
              <td>{score.wall}</td>
              <td class="g-total">{score.total}</td>
              <td>{score.hand}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
