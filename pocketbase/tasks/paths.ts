import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const paths = {
  root,
  cache: join(root, 'node_modules/.cache'),
  goModule: join(root, 'pocketbase'),
  litestreamModule: join(root, 'pocketbase/litestream'),
  hooks: join(root, 'pocketbase/pb_hooks'),
  hookSources: join(root, 'pocketbase/src/index.ts'),
  webPushSigner: join(root, 'pocketbase/src/web-push/signer.ts'),
  hookRegistrations: join(root, 'pocketbase/main.pb.ts'),
  consoleCommands: join(root, 'pocketbase/tasks/console'),
  migrations: join(root, 'pb_migrations'),
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  web: join(root, 'web'),
  webBuild: join(root, 'web/dist'),
}
