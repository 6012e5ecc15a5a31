import { serverConfig } from '@caravan/shared/build';

export default [
  serverConfig(import.meta.dirname, './src/main.ts', { pdf: '../api/src/modules/downloads/pdf/child.ts' }),
];
