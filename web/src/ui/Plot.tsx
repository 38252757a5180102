// One measure of a finished game as lines over the turns. Each line has a colour, a dash, a mark and its
// name at its end; the same numbers stand below as a table.

import { useEffect, useRef, useState } from "preact/hooks";
import { drawingOf } from "../picturing";
import type { Series } from "../wire";
import { Files } from "./Picture";
import { useStore } from "./context";
import "./Plot.css";

const WIDTH = 640;
const HEIGHT = 300;
const EDGE = { left: 40, right: 120, top: 12, bottom: 28 };
const DASHES = ["", "7 4", "2 3", "10 3 2 3", "1 5", "14 4"];
const COLOURS = 6;

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** An axis with round numbers that holds all values and nought. */
export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const raw = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
  return { low: first * step, high: last * step, ticks };
}

/** Moves labels apart that would stand on one another. Gives their places in the order given. */
export function apart(places: readonly number[], least: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const out = [...places];
  order.forEach((index, k) => {
    const before = order[k - 1];
    if (before === undefined) return;
    out[index] = Math.max(out[index] ?? 0, (out[before] ?? 0) + least);
  });
  return out;
}

/** The drawing as a file: made anew whenever something else is drawn. */
function useDrawn(series: Series, turns: string[]) {
  const drawn = useRef<SVGSVGElement>(null);
  const [svg, setSvg] = useState("");
  const title = series.name;
  useEffect(() => {
    const { current } = drawn;
    if (!current) return undefined;
    let gone = false;
    drawingOf(current, { wide: WIDTH, high: HEIGHT, title })
      .then((svg) => !gone && setSvg(svg))
      // Without its letters there is no picture to give away.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [series, turns, title]);
  return { drawn, svg, frame: { wide: WIDTH, high: HEIGHT, title } };
}

export function Plot({ series, turns }: { series: Series; turns: string[] }) {
  const { say, setup } = useStore();
  const { drawn, svg, frame } = useDrawn(series, turns);
  const scale = scaleOf(series.values.flat());
  const inner = { w: WIDTH - EDGE.left - EDGE.right, h: HEIGHT - EDGE.top - EDGE.bottom };
  const last = Math.max(1, turns.length - 1);
  const x = (i: number): number => EDGE.left + (i / last) * inner.w;
  const y = (value: number): number =>
    EDGE.top + inner.h - ((value - scale.low) / (scale.high - scale.low)) * inner.h;
  const ends = apart(
    series.values.map((row) => y(row.at(-1) ?? 0)),
    16,
  );
  const every = Math.max(1, Math.ceil(turns.length / 10));
  return (
    <figure class="plot">
      <figcaption>{series.name}</figcaption>
      <svg
        ref={drawn}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={say("server-table-plot", { name: series.name })}
      >
        <Ticks scale={scale} right={EDGE.left + inner.w} y={y} />
        {turns.map((turn, i) =>
          i % every === 0 ? (
            <text key={i} class="turn-name" x={x(i)} y={HEIGHT - 8} text-anchor="middle">
              {turn}
            </text>
          ) : null,
        )}
        {series.values.map((row, i) => (
          <g key={i} class={`series colour-${i % COLOURS}`}>
            <polyline
              points={row.map((value, k) => `${x(k)},${y(value)}`).join(" ")}
              stroke-dasharray={DASHES[i % DASHES.length]}
            />
            {row.map((value, k) =>
              k % every === 0 || k === row.length - 1 ? (
                <Shape key={k} kind={i} x={x(k)} y={y(value)} />
              ) : null,
            )}
            <text class="name" x={EDGE.left + inner.w + 10} y={(ends[i] ?? 0) + 4}>
              {series.labels[i]}
            </text>
          </g>
        ))}
      </svg>
      <Files svg={svg} frame={frame} name={`aedilis-${setup.id}-course`} />
      <details>
        <summary>{say("server-table-plot-numbers")}</summary>
        <Numbers series={series} turns={turns} />
      </details>
    </figure>
  );
}

function Ticks({ scale, right, y }: { scale: Scale; right: number; y: (of: number) => number }) {
  return (
    <>
      {scale.ticks.map((tick) => (
        <g key={tick} class="tick-line">
          <line x1={EDGE.left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text x={EDGE.left - 8} y={y(tick) + 4} text-anchor="end">
            {tick}
          </text>
        </g>
      ))}
    </>
  );
}

function Shape({ kind, x, y }: { kind: number; x: number; y: number }) {
  const at = (d: string) => <path class="mark" d={d} transform={`translate(${x} ${y})`} />;
  switch (kind % COLOURS) {
    case 0:
      return <circle class="mark" cx={x} cy={y} r="4" />;
    case 1:
      return at("M-4-4h8v8h-8z");
    case 2:
      return at("M0-5 5 4h-10z");
    case 3:
      return at("M0-5 5 0 0 5-5 0z");
    case 4:
      return at("M0 5-5-4h10z");
    default:
      return at("M-4.5-1.5h3v-3h3v3h3v3h-3v3h-3v-3h-3z");
  }
}

function Numbers({ series, turns }: { series: Series; turns: string[] }) {
  const { say } = useStore();
  return (
    <div class="numbers" tabIndex={0} role="region" aria-label={series.name}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("server-table-plot-turn")}</th>
            {series.labels.map((label, i) => (
              <th key={i} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map((turn, k) => (
            <tr key={k}>
              <th scope="row">{turn}</th>
              {series.values.map((row, i) => (
                <td key={i}>{row[k] ?? ""}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
