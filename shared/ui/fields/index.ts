// Fields of forms.
export { Checkbox, type CheckboxProps } from './Checkbox';
export { DateRange, type DateRangeProps, type Days } from './DateRange';
export { controlLook, describedBy, ErrorText, Field, type FieldProps } from './Field';
export { SearchField, type SearchFieldProps } from './SearchField';
export { Select, type SelectOption, type SelectProps } from './Select';
export { TextArea, TextField, type TextAreaProps, type TextFieldProps } from './TextField';
