import { contactForm } from '@caravan/shared/contracts';
import { defineWidget } from '../../define';
import { FeedbackForm } from '../Feedback/FeedbackForm';

/** The feedback form for pages of other remotes. */
const ContactForm = () => <FeedbackForm />;

export const widget = defineWidget(contactForm, { View: ContactForm });
