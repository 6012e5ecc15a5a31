import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A page can take longer than the library's default of 1 s on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
