export { Form } from './Form';
export { leadToField } from './leadToField';
export { useFields, useForm, type Fields } from './useForm';
export { usePersistedFields } from './usePersistedFields';
export { useTypedEarly } from './useTypedEarly';
