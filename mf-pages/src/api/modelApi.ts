import { modelTree } from '@caravan/shared/contracts/calls';
import { callQuery } from '@caravan/shared/store';
import { pagesApi } from './pagesApi';

const modelApi = pagesApi.injectEndpoints({ endpoints: (build) => ({ modelTree: callQuery(build, modelTree) }) });

export const { useModelTreeQuery } = modelApi;
