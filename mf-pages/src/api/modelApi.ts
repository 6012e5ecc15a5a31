import { callQuery } from './endpoints';
import { pagesApi } from './pagesApi';

const modelApi = pagesApi.injectEndpoints({ endpoints: (build) => ({ modelTree: callQuery(build, 'modelTree') }) });

export const { useModelTreeQuery } = modelApi;
