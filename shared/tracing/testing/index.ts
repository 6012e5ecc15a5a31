export { recordSpans } from './recordSpans';
