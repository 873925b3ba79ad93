/** People: the private account, the public card of a verified provider, and the password of the technical documentation. */
migrate(
  (app) => {
    const text = (name, max, options = {}) => ({ type: 'text', name, max, ...options })
    const self = "@request.auth.collectionName = 'users' && id = @request.auth.id"

    const users = app.findCollectionByNameOrId('users')
    for (const name of ['name', 'avatar', 'created', 'updated']) users.fields.removeByName(name)
    const ownFields = [
      { type: 'select', name: 'role', values: ['cliente', 'empresa', 'autonomo', 'admin'], required: true },
      text('full_name', 120),
      text('username', 30, { pattern: '^[a-z0-9._-]{3,30}$' }),
      text('website', 200, { pattern: '^https?://\\S+$' }),
      text('city', 80),
      text('state', 2, { pattern: '^[A-Z]{2}$' }),
      text('about', 5000),
      { type: 'file', name: 'avatar', maxSize: 1_048_576, mimeTypes: ['image/jpeg', 'image/png', 'image/webp'], thumbs: ['96x96'] },
      // Hidden: not even a filter or a sort of somebody else's list may touch these.
      text('phone', 11, { hidden: true, pattern: '^[0-9]{10,11}$' }),
      text('address', 200, { hidden: true }),
      { type: 'select', name: 'document_type', values: ['CPF', 'CNPJ'], hidden: true },
      text('document_number', 14, { hidden: true, pattern: '^[0-9A-Z]{11,14}$' }),
      { type: 'select', name: 'notify_scope', values: ['city', 'state', 'none'], hidden: true },
      { type: 'bool', name: 'notify_email', hidden: true },
      text('search', 400, { hidden: true }),
      text('created_at', 24, { required: true }),
    ]
    for (const field of ownFields) users.fields.add(new Field(field))
    users.fields.getByName('password').min = 6

    users.indexes = [
      'CREATE UNIQUE INDEX idx_users_token_key ON users (tokenKey)',
      "CREATE UNIQUE INDEX idx_users_email ON users (email COLLATE NOCASE) WHERE email != ''",
      "CREATE UNIQUE INDEX idx_users_username ON users (username) WHERE username != ''",
      'CREATE INDEX idx_users_place ON users (state, city)',
      'CREATE INDEX idx_users_role ON users (role, created_at)',
      'CREATE INDEX idx_users_created ON users (created_at)',
    ]
    unmarshal(
      {
        listRule: self,
        viewRule: self,
        createRule: null,
        // Which of its fields may change is decided by a hook: avatar and password, nothing else.
        updateRule: self,
        deleteRule: null,
        authRule: "verified = true && role != 'admin'",
        manageRule: null,
        authToken: { duration: 60 * 24 * 60 * 60 },
        verificationToken: { duration: 7 * 24 * 60 * 60 },
        passwordResetToken: { duration: 60 * 60 },
        emailChangeToken: { duration: 60 * 60 },
        fileToken: { duration: 10 * 60 },
        authAlert: { enabled: false },
        otp: { enabled: false },
        mfa: { enabled: false },
        oauth2: { enabled: false },
        passwordAuth: { enabled: true, identityFields: ['email'] },
      },
      users,
    )
    app.save(users)

    app.save(
      new Collection({
        type: 'view',
        name: 'profiles',
        listRule: '',
        viewRule: '',
        viewQuery: `SELECT id, full_name, username, website, city, state, about, avatar, role, created_at
          FROM users WHERE verified = TRUE AND role IN ('empresa', 'autonomo')`,
      }),
    )

    // Nobody signs in here: its one record keeps a password, because the JavaScript engine has no bcrypt of its own.
    app.save(
      new Collection({
        type: 'auth',
        name: 'documentation_gate',
        authRule: null,
        passwordAuth: { enabled: false },
        authAlert: { enabled: false },
      }),
    )
  },
  (app) => {
    for (const name of ['documentation_gate', 'profiles']) app.delete(app.findCollectionByNameOrId(name))
  },
)
