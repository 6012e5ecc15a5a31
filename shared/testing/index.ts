export { refused, testHost, testSite, testTexts, type Answer } from './host';
export { expectConsole } from './seriousConsole';
