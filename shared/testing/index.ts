export { metaOf, refused, testHost, testSite, testTexts, translateBy, type Answer } from './host';
export { expectConsole } from './seriousConsole';
