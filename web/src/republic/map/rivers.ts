// The rivers that bound or feed the lands of the map, in degrees.

import type { Spot } from "./outline";

/** Rivers that everybody looks for: open lines from the mouth up. */
export const RIVERS: readonly (readonly Spot[])[] = [
  // Po
  [
    [12.4, 45],
    [10.7, 45.05],
    [9, 45.1],
    [7.8, 45],
  ],
  // Rhine
  [
    [4.4, 51.9],
    [6.5, 51.6],
    [7.6, 50.3],
    [8.2, 49.4],
    [7.6, 47.7],
    [9.3, 47.6],
  ],
  // Danube
  [
    [29.4, 45.2],
    [27.8, 44.2],
    [24.5, 43.7],
    [22.6, 44.4],
    [20.4, 44.9],
    [18.9, 46],
    [18.9, 47.7],
    [16.4, 48.2],
    [12.5, 48.9],
    [9.3, 48.1],
  ],
  // Rhone
  [
    [4.7, 43.5],
    [4.8, 45.6],
    [6.2, 46.2],
  ],
  // Ebro
  [
    [0.7, 40.7],
    [-0.7, 41.5],
    [-3, 42.6],
  ],
  // Nile
  [
    [31, 31.4],
    [31.2, 30],
    [31, 28],
  ],
  // Euphrates
  [
    [43.5, 33.4],
    [40.4, 34.9],
    [38.4, 36.2],
    [38.4, 38],
    [39.5, 39.6],
  ],
];
