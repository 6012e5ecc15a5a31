import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A whole page on a busy machine takes longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });
