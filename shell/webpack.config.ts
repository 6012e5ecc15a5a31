import { shellConfig } from '@caravan/shared/build';

export default shellConfig(import.meta.dirname);
