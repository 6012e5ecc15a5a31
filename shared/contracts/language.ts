export type { Currency, Language, Localised } from '../terms';
export type Theme = 'light' | 'dark';
