// The signs of this board where they stand before a piece of news.

import { Icon, Sign } from "./materials";
import "./things.css";
import "./signs.css";

const MATERIAL = /^m([0-5])$/;

export function NewsSign({ sign }: { sign: string }) {
  const material = MATERIAL.exec(sign)?.[1];
  return (
    <span class="g-news-sign">
      {material !== undefined || sign === "jack" ? (
        <Sign material={Number(material ?? -1)} />
      ) : (
        <Icon of={sign} />
      )}
    </span>
  );
}
