// Figures, prices and labels.
export { Badge, type BadgeProps, type BadgeTone } from './Badge';
export { FactList, type Fact } from './FactList';
export { Price } from './Price';
export { Stat, StatRow } from './Stat';
