import { csvOf } from '../../format';
import type { Graphic } from '../types';

/** The figures of a chart as they are counted: periods by their ISO names, nothing rounded or grouped. */
export const tableOf = (graphic: Graphic): string => {
  if (graphic.kind === 'time') {
    const { periods, series, texts } = graphic;
    return csvOf([
      [texts.period, ...series.map(({ name, unit }) => `${name}, ${unit}`)],
      ...periods.map(({ key }, index) => [key, ...series.map(({ values }) => values[index] ?? null)]),
    ]);
  }
  return csvOf([
    graphic.heads,
    ...(graphic.kind === 'bars'
      ? graphic.rows.map(({ name, value, further = [] }) => [name, value, ...further.map((figure) => figure.value)])
      : graphic.parts.map(({ name, value, share }) => [name, value, share])),
  ]);
};
