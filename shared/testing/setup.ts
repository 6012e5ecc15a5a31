import { fillBrowserGaps } from './browserGaps';
import { installStrictConsole } from './strictConsole';
import { skipSheets } from './styles';

if (typeof window !== 'undefined') {
  fillBrowserGaps(window);
  skipSheets(window);
  // Skipped in Node, where loading them takes longer than most tests.
  beforeAll(() => import('./documentMatchers'));
}
installStrictConsole();
