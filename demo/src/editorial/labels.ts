import en from './en/labels.json' with { type: 'json' };
import ge from './ge/labels.json' with { type: 'json' };
import { inBothLanguages } from '@caravan/shared/terms';
import * as v from 'valibot';

const labels = inBothLanguages(en, ge);

/** Colours of labels. White text on them has a contrast above 4.5. */
const colours = {
  market: '#1F5F5B',
  rules: '#3B4A6B',
  ranking: '#8A2D1C',
  guide: '#6B4E16',
  service: '#4A5A2A',
  choice: '#8A2D1C',
  newcomer: '#1F5F5B',
  reduced: '#6B4E16',
} as const;

export const labelKey = v.picklist(['market', 'rules', 'ranking', 'guide', 'service', 'choice', 'newcomer', 'reduced']);
export type LabelKey = v.InferOutput<typeof labelKey>;

export const labelColumns = (key: LabelKey) => ({
  labelEn: labels[key].en,
  labelGe: labels[key].ge,
  labelColor: colours[key],
});
