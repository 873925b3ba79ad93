export { type Mail, type MailCatcher, startMailCatcher } from '../../pocketbase/tasks/mail-catcher'
