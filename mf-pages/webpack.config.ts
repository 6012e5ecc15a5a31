import { remoteConfig } from '@caravan/shared/build';
import { federation } from './federation';

export default remoteConfig(import.meta.dirname, federation);
