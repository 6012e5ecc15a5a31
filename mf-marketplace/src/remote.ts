import { defineRemote } from '@caravan/shared/contracts';
import { storePart } from '@caravan/shared/store';
import { marketplaceApi } from './api/marketplaceApi';
import { parts } from './parts.gen';

export const remote = defineRemote(parts, [storePart(marketplaceApi)]);
