/** A photo belongs to what was published: it is taken whatever became of the project while it was being sent. Rule P12. */
migrate(
  (app) => {
    const images = /** @type {Collection & { createRule: string }} */ (app.findCollectionByNameOrId('project_images'))
    const ofOpen = " && project_id.status = 'open'"
    if (!images.createRule.includes(ofOpen)) throw new Error(`Not the rule of open projects: ${images.createRule}`)
    images.createRule = images.createRule.replace(ofOpen, '')
    app.save(images)
  },
  (app) => {
    const images = /** @type {Collection & { createRule: string }} */ (app.findCollectionByNameOrId('project_images'))
    images.createRule += " && project_id.status = 'open'"
    app.save(images)
  },
)
