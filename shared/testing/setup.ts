import { fillBrowserGaps } from './browserGaps';
import { installSeriousConsole } from './seriousConsole';
import { skipSheets } from './styles';

if (typeof window !== 'undefined') {
  fillBrowserGaps(window);
  skipSheets(window);
  // Skipped in Node, where loading them takes longer than most tests.
  beforeAll(() => import('./documentMatchers'));
}
installSeriousConsole();

// A busy machine can take longer than the default of 5 s. No test measures time.
jest.setTimeout(30_000);
