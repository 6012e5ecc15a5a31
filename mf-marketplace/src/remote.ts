import { defineRemote } from '@caravan/shared/contracts';
import { storePart } from '@caravan/shared/store';
import { marketplaceApi } from './api/marketplaceApi';
import { calls } from './api/endpoints';
import { parts } from './parts.gen';

export const remote = defineRemote(parts, [storePart(marketplaceApi, calls)]);
