import '@testing-library/jest-dom';
import { fillBrowserGaps } from './browserGaps';
import { installSeriousConsole } from './seriousConsole';

if (typeof window !== 'undefined') {
  fillBrowserGaps(window);
}
installSeriousConsole();

// A busy machine takes longer than the usual 5 s; nothing in the tests measures time.
jest.setTimeout(30_000);
