import type { BarsProps, SharesProps } from '../figures';
import { figures, texts } from './figures';

/** Two bars with the change beside their values, one without. */
export const bars: BarsProps = {
  title: 'Toyota Prius sells best',
  label: 'Top sales of the week',
  heads: ['Model', 'Cars sold', 'Change'],
  rows: [
    { key: 'a', name: 'Toyota Prius', to: '/prius', value: 1200, further: [{ text: '+4%', value: 0.04 }] },
    { key: 'b', name: 'Kia "K5", 2020', value: 300, further: [{ text: '—', value: null }] },
  ],
  format: (value) => value.toLocaleString('en'),
  notes: figures.notes,
  texts,
  file: 'caravan-top',
};

/** Three parts, one of them empty. */
export const shares: SharesProps = {
  title: 'Most pay little',
  label: 'Sales by price',
  heads: ['Price', 'Cars sold', 'Share'],
  parts: [
    { key: '1', name: 'Under $5,000', value: 75, share: 0.75 },
    { key: '2', name: '$5,000–10,000', value: 25, share: 0.25 },
    { key: '3', name: 'More', value: 0, share: 0 },
  ],
  format: String,
  formatShare: (share) => `${share * 100}%`,
  total: { value: '100', unit: 'cars' },
  notes: figures.notes,
  texts,
  file: 'caravan-prices',
};
