/**
 * Focuses an invalid field of a form. Screen readers announce its description on focus. A field that already has the
 * focus is blurred first, because a changed description is not announced.
 */
export const focusField = (form: HTMLFormElement | null | undefined, name: string): void => {
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!field) return;
  field.blur();
  field.focus();
};
