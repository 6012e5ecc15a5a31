import type { Translate } from '../../contracts';
import type { ChartTexts } from './types';

/** Returns the texts of charts from a remote's translations below `group`. The caller gives the name of the period. */
export const chartTexts = (t: Translate, group: string, period: string): ChartTexts => ({
  noData: t(`${group}.noData`),
  figures: t(`${group}.figures`),
  period,
  axisFrom: (from) => t(`${group}.axisFrom`, { from }),
  keys: t(`${group}.keys`),
  save: {
    open: t(`${group}.save.open`),
    png: t(`${group}.save.png`),
    svg: t(`${group}.save.svg`),
    csv: t(`${group}.save.csv`),
    embed: t(`${group}.save.embed`),
    ways: t(`${group}.save.ways`),
    copied: t(`${group}.save.copied`),
    failed: t(`${group}.save.failed`),
    copyFailed: t(`${group}.save.copyFailed`),
  },
});
