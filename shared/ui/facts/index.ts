// Figures, prices and labels.
export { Badge, type BadgeProps, type BadgeTone } from './Badge';
export { FactList, type Fact, type FactListProps } from './FactList';
export { Price, type PriceProps } from './Price';
export { Stat, StatRow, type StatProps } from './Stat';
