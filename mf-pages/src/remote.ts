import { defineRemote } from '@caravan/shared/contracts';
import { storePart } from '@caravan/shared/store';
import { pagesApi } from './api/pagesApi';
import { calls } from './api/endpoints';
import { parts } from './parts.gen';

export const remote = defineRemote(parts, [storePart(pagesApi, calls)]);
