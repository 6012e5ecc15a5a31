export { Form } from './Form';
export type { Lack } from './lacksIn';
export { leadToField } from './leadToField';
export { useFields, useForm, type Fields } from './useForm';
export { usePersistedFields } from './usePersistedFields';
export { useTypedEarly } from './useTypedEarly';
