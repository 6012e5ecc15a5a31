import en from './en/labels.json' with { type: 'json' };
import ge from './ge/labels.json' with { type: 'json' };
import { inBoth } from '@caravan/shared/terms';

const labels = inBoth(en, ge);

/** The colours of labels of news and promoted cars; they carry white text with a contrast above 4.5. */
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

export type LabelKey = keyof typeof colours;

/** The columns that a label fills. */
export const labelColumns = (key: LabelKey) => ({
  labelEn: labels[key].en,
  labelGe: labels[key].ge,
  labelColor: colours[key],
});
