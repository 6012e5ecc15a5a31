import { contactForm } from '@caravan/shared/contracts';
import { defineWidget } from '../../define';
import { FeedbackForm } from '../Feedback/FeedbackForm';

/** Shows the feedback form on pages of other remotes. */
const ContactForm = () => <FeedbackForm />;

export const widget = defineWidget(contactForm, { View: ContactForm });
