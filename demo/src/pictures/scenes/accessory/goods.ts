import type { Part } from '../cast';
import { ceramicKit, seatCovers } from './care';
import { floorMats, roofBox, tyres } from './cargo';
import { charger, dashcam, toolKit } from './electric';

export type AccessoryKind =
  | 'charger'
  | 'floor-mats'
  | 'dashcam'
  | 'roof-box'
  | 'tyres'
  | 'ceramic-kit'
  | 'seat-covers'
  | 'tool-kit';

export interface Goods {
  /** Draws the product in a picture of 960 × 720. */
  draw: (id: string) => Part;
  /** Where it touches the ground, and half the width of its shadow. */
  ground: number;
  half: number;
  /** Its outline's box in the drawing. */
  box: { left: number; right: number; top: number; bottom: number };
  /** What is worth a look from near: the middle, and how much nearer. */
  focus: { x: number; y: number; zoom: number };
  /** The part of the drawing that is measured, and its width and height in millimetres. */
  measured: { left: number; right: number; top: number; bottom: number; width: number; height: number };
}

export const GOODS: Readonly<Record<AccessoryKind, Goods>> = {
  charger: {
    draw: charger,
    ground: 566,
    half: 250,
    box: { left: 345, right: 760, top: 102, bottom: 590 },
    focus: { x: 480, y: 270, zoom: 2.6 },
    measured: { left: 370, right: 590, top: 102, bottom: 446, width: 210, height: 330 },
  },
  'floor-mats': {
    draw: floorMats,
    ground: 560,
    half: 420,
    box: { left: 160, right: 870, top: 132, bottom: 580 },
    focus: { x: 400, y: 330, zoom: 2.4 },
    measured: { left: 160, right: 870, top: 132, bottom: 580, width: 1240, height: 780 },
  },
  dashcam: {
    draw: dashcam,
    ground: 512,
    half: 350,
    box: { left: 170, right: 806, top: 178, bottom: 504 },
    focus: { x: 300, y: 396, zoom: 2.7 },
    measured: { left: 170, right: 450, top: 292, bottom: 504, width: 96, height: 72 },
  },
  'roof-box': {
    draw: roofBox,
    ground: 556,
    half: 390,
    box: { left: 96, right: 867, top: 262, bottom: 548 },
    focus: { x: 660, y: 420, zoom: 2.6 },
    measured: { left: 96, right: 867, top: 262, bottom: 460, width: 2050, height: 400 },
  },
  tyres: {
    draw: tyres,
    ground: 574,
    half: 380,
    box: { left: 110, right: 857, top: 162, bottom: 578 },
    focus: { x: 290, y: 400, zoom: 2.5 },
    measured: { left: 447, right: 857, top: 161, bottom: 571, width: 713, height: 713 },
  },
  'ceramic-kit': {
    draw: ceramicKit,
    ground: 564,
    half: 400,
    box: { left: 120, right: 876, top: 222, bottom: 584 },
    focus: { x: 590, y: 400, zoom: 2.3 },
    measured: { left: 120, right: 470, top: 270, bottom: 560, width: 190, height: 160 },
  },
  'seat-covers': {
    draw: seatCovers,
    ground: 596,
    half: 370,
    box: { left: 130, right: 840, top: 60, bottom: 596 },
    focus: { x: 310, y: 330, zoom: 2.5 },
    measured: { left: 131, right: 469, top: 60, bottom: 596, width: 560, height: 1120 },
  },
  'tool-kit': {
    draw: toolKit,
    ground: 586,
    half: 370,
    box: { left: 154, right: 806, top: 132, bottom: 586 },
    focus: { x: 560, y: 480, zoom: 2.5 },
    measured: { left: 154, right: 806, top: 132, bottom: 586, width: 480, height: 340 },
  },
};
