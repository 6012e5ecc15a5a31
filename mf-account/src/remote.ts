import { defineRemote } from '@caravan/shared/contracts';
import { storePart } from '@caravan/shared/store';
import { accountApi } from './api/accountApi';
import { calls } from './api/endpoints';
import { parts } from './parts.gen';

export const remote = defineRemote(parts, [storePart(accountApi, calls)]);
