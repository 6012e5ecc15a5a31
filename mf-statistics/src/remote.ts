import { defineRemote } from '@caravan/shared/contracts';
import { api } from './api/api';
import { parts } from './parts.gen';

export const remote = defineRemote(parts, [api]);
