// Every call that the section makes: they come with the first of them (`endpoints.ts`).
export { modelTree } from '@caravan/shared/contracts/calls';
