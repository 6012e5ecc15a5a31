export { expectConsole } from './seriousConsole';
