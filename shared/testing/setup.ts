import '@testing-library/jest-dom';
import { fillBrowserGaps } from './browserGaps';
import { installSeriousConsole } from './seriousConsole';

if (typeof window !== 'undefined') {
  fillBrowserGaps(window);
}
installSeriousConsole();
