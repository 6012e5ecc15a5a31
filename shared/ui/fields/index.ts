// Fields of forms.
export { Checkbox } from './Checkbox';
export { DateRange, type Days } from './DateRange';
export { controlStyle, describedBy, ErrorText, Field } from './Field';
export { SearchField } from './SearchField';
export { Select, type SelectOption } from './Select';
export { TextArea } from './TextArea';
export { TextField, type TextFieldProps } from './TextField';
