export { Form } from './Form';
export { focusField } from './focusField';
export { useFields, useForm, type Fields } from './useForm';
export { usePersistedFields } from './usePersistedFields';
export { useInputBeforeHydration } from './useInputBeforeHydration';
