export { deviceFailure, type StorageFailure, storageFailure } from '../../sync'
