export { callOptions } from './callOptions';
export { metaOf, refused, testHost, testSite, translateBy, type Answer, type RequestedCall } from './host';
export { readTexts } from './remoteTexts';
export { expectConsole } from './strictConsole';
export { insertedRules, readSheets } from './styles';
export { watchFiles } from './watchFiles';
