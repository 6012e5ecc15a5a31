/**
 * Moves the focus to the field of a form that is wrong: what it lacks is its description, which screen readers say as it
 * gets the focus. Where it has the focus already it gets it anew, since a description that changes is not said.
 */
export const leadToField = (form: HTMLFormElement | null | undefined, name: string): void => {
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!field) return;
  field.blur();
  field.focus();
};
