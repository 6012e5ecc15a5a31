import { fillBrowserGaps } from './browserGaps';
import { installSeriousConsole } from './seriousConsole';
import { skipSheets } from './styles';

if (typeof window !== 'undefined') {
  fillBrowserGaps(window);
  skipSheets(window);
  // Not in Node: loading them takes longer than most of the tests there.
  beforeAll(() => import('./documentMatchers'));
}
installSeriousConsole();

// A busy machine takes longer than the usual 5 s; nothing in the tests measures time.
jest.setTimeout(30_000);
