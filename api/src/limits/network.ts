export { networkOf } from '@caravan/shared/http';
