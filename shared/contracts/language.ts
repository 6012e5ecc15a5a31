export type { Currency, Language, Localised, Market } from '../terms';
export type Theme = 'light' | 'dark';
