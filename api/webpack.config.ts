import { serverConfig } from '@caravan/shared/build';

export default [serverConfig(import.meta.dirname, './src/main.ts', { pdf: './src/modules/downloads/pdf/child.ts' })];
