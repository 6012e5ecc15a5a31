import { defineRemote } from '@caravan/shared/contracts';
import { parts } from './parts.gen';

export const remote = defineRemote(parts, []);
